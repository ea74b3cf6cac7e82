import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packings = [
  {
    extension: '.br',
    pack: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { extension: '.gz', pack: (content) => promisify(gzip)(content, { level: 9 }) },
]

/** Writes compressed copies beside the scripts and styles in a folder, for lib/http/serve-static.ts to send. */
export async function compressStatic(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((path) => /\.(?:js|css)$/.test(path))
  await Promise.all(
    files.flatMap((path) => {
      const file = join(folder, path)
      return packings.map(async ({ extension, pack }) => writeFile(file + extension, await pack(await readFile(file))))
    }),
  )
}
