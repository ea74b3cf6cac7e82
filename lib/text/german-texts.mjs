import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Where the build puts the German texts for browsers (lib/commands/write-german.mjs), below `.next/static`. The name
 * contains a hash of the texts.
 */
export function germanTextsPath() {
  const hash = createHash('sha256')
  for (const folder of ['app', 'components', 'lib'])
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/(?:^|[/\\])words\.de\.ts$/.test(path)) hash.update(readFileSync(join(root, folder, path)))
  return `texts/de-${hash.digest('hex').slice(0, 12)}.js`
}
