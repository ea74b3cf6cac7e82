import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { compileMessages } from '../text/compile-words.mjs'
import { germanTextsPath } from '../text/german-texts.mjs'
import { inRoot, root } from './root.mjs'

/** Writes the German texts that the built scripts read (lib/text/leave-german-out.mjs) into one script. */
export async function writeGerman() {
  const rooms = roomsRead()
  if (rooms.length === 0) throw new Error('no script of the build reads German texts: lib/text/leave-german-out.mjs')
  const imports = rooms.map((room, index) => `import * as room${index} from './${room}/words.de.ts'`)
  const entries = rooms.map((room, index) => `${JSON.stringify(room)}: room${index}`)
  await build({
    stdin: { contents: `${imports.join('\n')}\nglobalThis.germanTexts = { ${entries} }`, resolveDir: root },
    outfile: inRoot('.next', 'static', germanTextsPath()),
    bundle: true,
    minify: true,
    format: 'iife',
    plugins: [{ name: 'compile-words', setup: ({ onLoad }) => onLoad({ filter: /words\.de\.ts$/ }, compiled) }],
    logLevel: 'warning',
  })
}

/** The folders of the words.ts files that are included in the build's scripts. */
function roomsRead() {
  const chunks = inRoot('.next', 'static', 'chunks')
  const rooms = new Set()
  for (const name of readdirSync(chunks).filter((name) => name.endsWith('.js')))
    for (const [, room] of readFileSync(`${chunks}/${name}`, 'utf8').matchAll(/germanTexts\?\.\["([\w/-]+)"\]/g))
      rooms.add(room)
  return [...rooms].sort()
}

async function compiled({ path }) {
  return { contents: compileMessages(await readFile(path, 'utf8')), loader: 'ts' }
}
