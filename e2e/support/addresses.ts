import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const appFolder = fileURLToPath(new URL('../../app', import.meta.url))
const staticFolder = fileURLToPath(new URL('../../.next/static', import.meta.url))

/** Every address of the desk, read from the folders, so that new ones are covered without changing any test. */
export const addresses = readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
  .map((file) => {
    const parts = file.split('/').slice(0, -1)
    return `/${parts.filter((part) => !part.startsWith('(')).join('/')}`
  })
  .map((address) => address.replace('[...path]', 'no/such/thing'))

/** The build's files that browsers load, and the icons. */
export function staticAddresses(): string[] {
  const files = readdirSync(staticFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => `${parentPath.slice(staticFolder.length)}/${name}`)
  return [...paths.map((path) => `/_next/static${path}`), '/favicon.ico']
}
