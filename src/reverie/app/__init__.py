"""What a running Reverie consists of, whatever it is reached by."""
