import 'server-only'
import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'

/** The standalone server changes its working directory before it reads anything; DESK_START_DIR holds the original. */
export function fromStart(path: string): string {
  return isAbsolute(path)
    ? path
    : resolve(/* turbopackIgnore: true */ process.env.DESK_START_DIR ?? process.cwd(), path)
}

/** Adds the value of a variable whose `NAME_FILE` names a file, or an issue that says why there is none. */
export function readFromFile(name: string, values: Record<string, string>, issues: string[]) {
  const path = values[`${name}_FILE`]
  if (!path) return
  if (values[name]) return void issues.push(`${name}_FILE is set beside ${name}: keep one of them`)
  try {
    const text = readFileSync(/* turbopackIgnore: true */ fromStart(path), 'utf8').trim()
    if (text) values[name] = text
    else issues.push(`${name}_FILE names an empty file: ${path}`)
  } catch {
    issues.push(`${name}_FILE names a file that cannot be read: ${path}`)
  }
}
