import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder; the commands work from any directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** An absolute path inside the project. */
export const inRoot = (...parts) => join(root, ...parts)
