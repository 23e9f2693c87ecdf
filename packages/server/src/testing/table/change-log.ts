import type { Database } from '../../kernel/db/database.ts'

/**
 * Tables that write by themselves or hold nothing of anybody's: leases of work that runs in the background, keys of
 * repeated requests, which are taken before a request is looked at and given back when it is refused, and how often
 * something was tried, which counts refused calls too.
 */
export const unwatched: readonly string[] = ['lease', 'keyed_request', 'rate']

const install = `
  create table authorisation_change (
    number bigint generated always as identity primary key, place regclass not null, old_row jsonb, new_row jsonb);

  create function authorisation_note() returns trigger language plpgsql as $$
  begin
    if tg_op = 'TRUNCATE' then
      insert into authorisation_change (place) values (tg_relid);
    else
      insert into authorisation_change (place, old_row, new_row) values (tg_relid,
        case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    end if;
    return null;
  end $$;

  -- Takes back what was written, newest first, without the triggers and foreign keys that would note or forbid it.
  create function authorisation_undo() returns void language plpgsql set session_replication_role = replica as $$
  declare
    change record;
    key_columns text;
    columns text;
  begin
    for change in select * from authorisation_change order by number desc loop
      if change.old_row is null and change.new_row is null then
        raise exception 'a table was emptied: %', change.place;
      end if;
      select string_agg(format('t.%1$I = o.%1$I', a.attname), ' and ') into key_columns
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = change.place and i.indisprimary;
      select string_agg(quote_ident(attname), ', ') into columns
        from pg_attribute where attrelid = change.place and attnum > 0 and not attisdropped and attgenerated = '';
      if change.new_row is not null then
        execute format('delete from %1$s t using jsonb_populate_record(null::%1$s, $1) o where %2$s',
          change.place, key_columns) using change.new_row;
      end if;
      if change.old_row is not null then
        execute format('insert into %1$s (%2$s) overriding system value select %2$s
          from jsonb_populate_record(null::%1$s, $1)', change.place, columns) using change.old_row;
      end if;
    end loop;
    delete from authorisation_change;
  end $$;

  do $$
  declare
    place regclass;
  begin
    for place in select c.oid from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname <> 'authorisation_change' and c.relname <> all (UNWATCHED)
    loop
      execute format('create trigger authorisation_note after insert or update or delete on %s
        for each row execute function authorisation_note()', place);
      execute format('create trigger authorisation_note_all after truncate on %s
        for each statement execute function authorisation_note()', place);
    end loop;
  end $$;`

/**
 * Notes every row that is written from now on, and can take it all back. It says more than comparing sums of tables:
 * which table, and also a row that was written with what stood there already.
 */
export async function watchChanges({ pool }: Database) {
  const names = unwatched.map((name) => `'${name}'`).join(', ')
  await pool.query(install.replace('UNWATCHED', `array[${names}]`))
  return {
    /** The tables with rows that were written, by name and number of rows. */
    async find(): Promise<string[]> {
      const { rows } = await pool.query<{ told: string }>(
        `select place || ': ' || count(*) as told from authorisation_change group by place order by place`,
      )
      return rows.map(({ told }) => told)
    },
    async undo(): Promise<void> {
      await pool.query('select authorisation_undo()')
    },
  }
}
export type Changes = Awaited<ReturnType<typeof watchChanges>>
