/**
 * One value per process. Next loads modules several times in one process (bundles, hot reload), so module state is not
 * enough. The name implies the type: use each name in one file only.
 */
export function singleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`partner-desk.${name}`)
  const found: T | undefined = Reflect.get(globalThis, key)
  if (found !== undefined) return found
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
