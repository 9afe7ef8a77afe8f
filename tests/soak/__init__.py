"""Ten minutes of faults: three workers, PostgreSQL, NATS, a hundred tables, and nothing is lost.

``make soak`` runs it; ``test_soak.py`` is a short form of it.
"""
