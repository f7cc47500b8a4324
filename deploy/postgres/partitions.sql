-- Partitions by age: the rows of games that begin from next month on are stored in one partition per month, so that old games can be
-- dropped with their month. Once, as the owner of the tables:
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/postgres/partitions.sql
-- No row is moved, but the table is locked while it is read once: running games pause, so choose a quiet hour.
BEGIN;

-- The first ten characters of an id that is made at this moment (ULID).
CREATE FUNCTION id_from(moment timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((floor(extract(epoch FROM moment) * 1000)::bigint >> (45 - 5 * i)) & 31)::integer, 1),
    '' ORDER BY i) FROM generate_series(0, 9) AS i
$$;

-- A partition for the games that begin in this month (UTC).
CREATE FUNCTION add_month(month date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TABLE %I PARTITION OF rows FOR VALUES FROM (%L) TO (%L)', to_char(month, '"rows_"YYYY_MM'),
    'game/' || id_from(month::timestamp AT TIME ZONE 'UTC'),
    'game/' || id_from((month + interval '1 month')::timestamp AT TIME ZONE 'UTC'));
END $$;

-- Deletes all games that began in this month. Refuses while one of them runs, is pinned, or does not count in the profiles yet.
CREATE FUNCTION drop_month(month date) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  first text := id_from(month::timestamp AT TIME ZONE 'UTC');
  after text := id_from((month + interval '1 month')::timestamp AT TIME ZONE 'UTC');
  side text;
  dropped bigint;
BEGIN
  IF EXISTS (SELECT FROM streams WHERE stream >= 'game/' || first AND stream < 'game/' || after AND NOT done) THEN
    RAISE EXCEPTION 'A game of this month is not over.';
  ELSIF EXISTS (SELECT FROM games WHERE game >= first AND game < after AND NOT recorded) THEN
    RAISE EXCEPTION 'A game of this month does not count in the profiles yet: try again in a minute.';
  ELSIF EXISTS (SELECT FROM pins WHERE game >= first AND game < after) THEN
    RAISE EXCEPTION 'Games of this month are pinned: export them with scripts/game.mjs and unpin them, or keep the month.';
  END IF;
  EXECUTE format('DROP TABLE %I', to_char(month, '"rows_"YYYY_MM'));
  DELETE FROM games WHERE game >= first AND game < after;
  GET DIAGNOSTICS dropped = ROW_COUNT;
  DELETE FROM seeds WHERE game >= first AND game < after;
  DELETE FROM origins WHERE stream >= 'game/' || first AND stream < 'game/' || after;
  DELETE FROM damaged WHERE stream >= 'game/' || first AND stream < 'game/' || after;
  DELETE FROM streams WHERE stream >= 'game/' || first AND stream < 'game/' || after;
  FOREACH side IN ARRAY ARRAY['ai-minds/', 'ai-moves/'] LOOP
    DELETE FROM rows WHERE stream >= side || first AND stream < side || after;
    DELETE FROM streams WHERE stream >= side || first AND stream < side || after;
  END LOOP;
  RETURN dropped;
END $$;

ALTER TABLE rows RENAME TO rows_other;
ALTER TABLE rows_other RENAME CONSTRAINT rows_pkey TO rows_other_pkey;
ALTER INDEX rows_command RENAME TO rows_other_command;
CREATE TABLE rows (LIKE rows_other INCLUDING DEFAULTS, PRIMARY KEY (stream, seq)) PARTITION BY RANGE (stream);
CREATE UNIQUE INDEX rows_command ON rows (stream, command_id) WHERE command_id IS NOT NULL;
SELECT add_month((date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => i))::date) FROM generate_series(1, 24) AS i;
ALTER TABLE rows ATTACH PARTITION rows_other DEFAULT; -- rooms, and all games until now

COMMIT;
