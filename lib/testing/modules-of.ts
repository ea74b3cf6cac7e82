import { readdirSync } from 'node:fs'
import { inRoot } from '../commands/root.mjs'

/** Paths of the modules in these folders of the project, excluding tests. */
export function modulesOf(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test\.tsx?|d\.ts)$/.test(path))
}
