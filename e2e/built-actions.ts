import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Listed = { workers: Record<string, unknown>; filename: string; exportedName: string }

/** A server action as the build lists it: each of them is a public address. `page` is one that it can be sent to. */
export type BuiltAction = { id: string; name: string; filename: string; page: string }

const manifest = fileURLToPath(new URL('../.next/server/server-reference-manifest.json', import.meta.url))

export function builtActions(): BuiltAction[] {
  const { node }: { node: Record<string, Listed> } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.entries(node).map(([id, { workers, filename, exportedName }]) => ({
    id,
    name: exportedName,
    filename,
    page: (Object.keys(workers)[0] ?? '').replace(/^app|\/\([a-z]+\)|\/page$/g, '') || '/',
  }))
}
