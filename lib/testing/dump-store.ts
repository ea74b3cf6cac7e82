import { sql } from 'drizzle-orm'
import { store } from '../store/connection'

/** Every row of every table of the store as text, by table, including tables this module does not know. */
export async function dumpStore(): Promise<Map<string, string[]>> {
  const tables = await store()
    .select({ schema: sql<string>`table_schema`, name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const dump = new Map<string, string[]>()
  for (const { schema, name } of tables) {
    const rows = await store()
      .select({ text: sql<string>`whole::text`, json: sql<string>`to_jsonb(whole)::text` })
      .from(sql`${sql.identifier(schema)}.${sql.identifier(name)} as whole`)
    dump.set(`${schema}.${name}`, [...new Set(rows.flatMap(({ text, json }) => [text, json]))])
  }
  return dump
}

/** The tables that contain a text: in any case, with or without accents, and however JSON or a URL escapes it. */
export function tablesHolding(dump: ReadonlyMap<string, readonly string[]>, wanted: string): string[] {
  const plain = bare(wanted)
  return [...dump].flatMap(([table, rows]) =>
    rows.some((row) => writings(row).some((writing) => bare(writing).includes(plain))) ? [table] : [],
  )
}

const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function writings(text: string): string[] {
  const unescaped = text.replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return [text, unescaped, decoded]
}
