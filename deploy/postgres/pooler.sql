-- What nodes otherwise set on each connection. Behind a pooler a connection serves many nodes, so the role has these settings:
--   psql "$DATABASE_URL" -f deploy/postgres/pooler.sql
ALTER ROLE CURRENT_USER SET synchronous_commit = on;
ALTER ROLE CURRENT_USER SET lock_timeout = '3s';
ALTER ROLE CURRENT_USER SET idle_in_transaction_session_timeout = '4s';
