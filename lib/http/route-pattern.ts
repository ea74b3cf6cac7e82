import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'

const manifestSchema = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
})

type Routes = { fixed: ReadonlySet<string>; dynamic: { page: string; pattern: RegExp }[] }

/** The route that answers a path, such as `/api/runs/[id]`, or "other". Never contains a parameter's value. */
export function routePattern(path: string): string {
  const { fixed, dynamic } = singleton('route-patterns', () => readRoutes(process.cwd()))
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  if (fixed.has(plain)) return plain
  return dynamic.find(({ page, pattern }) => !leftovers.has(page) && pattern.test(plain))?.page ?? 'other'
}

/** Catch-all routes: they answer what no other page or handler does. */
const leftovers: ReadonlySet<string> = new Set(['/[...address]', '/api/[...path]'])

/** The routes of the build in a folder, as listed by Next; none in development, where there is no such list. */
function readRoutes(folder: string): Routes {
  try {
    const text = readFileSync(join(/* turbopackIgnore: true */ folder, '.next/routes-manifest.json'), 'utf8')
    const { staticRoutes, dynamicRoutes } = manifestSchema.parse(JSON.parse(text))
    return {
      fixed: new Set(staticRoutes.map(({ page }) => page)),
      dynamic: dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) })),
    }
  } catch (error) {
    if (process.env.NODE_ENV === 'production') log.warn({ err: error }, 'the list of routes could not be read')
    return { fixed: new Set(), dynamic: [] }
  }
}
