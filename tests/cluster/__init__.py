"""Several workers on one database: real NATS, real processes."""
