import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Listed = { workers: Record<string, unknown>; filename: string; exportedName: string }

/** A server action as listed by the build: each is a public endpoint. `page` is a page that it can be sent to. */
export type BuiltAction = { id: string; name: string; filename: string; page: string }

const root = fileURLToPath(new URL('../..', import.meta.url))

/** `folder`: a checkout with a build. */
export function builtActions(folder = root): BuiltAction[] {
  const manifest = join(folder, '.next/server/server-reference-manifest.json')
  const { node }: { node: Record<string, Listed> } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.entries(node).map(([id, { workers, filename, exportedName }]) => ({
    id,
    name: exportedName,
    filename,
    page: (Object.keys(workers)[0] ?? '').replace(/^app|\/\([a-z]+\)|\/page$/g, '') || '/',
  }))
}
