import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRoot, root } from './root.mjs'

/** The specs that visit a room's screens; every other room of the product gets the common ones. */
const specsOfRooms = {
  accounts: ['sign-in.spec'],
  people: ['sign-in.spec'],
  activity: ['/activity'],
  applicants: ['applicants'],
  views: ['views.spec'],
  records: ['applicants-table', 'applicants-filter'],
  'easy-apply': ['/easy-apply.spec', 'easy-apply-form'],
  'bulk-apply': ['bulk-apply-run.spec', 'bulk-apply-upload'],
  jobs: ['/jobs.spec', 'jobs-outcomes'],
  drafts: ['jobs-drafts'],
  'ai-chat': ['ai-chat'],
  dispatch: ['/jobs.spec', 'tray.spec'],
  tray: ['tray.spec'],
  sandbox: [],
  commands: [],
  testing: [],
}
const commonSpecs = ['smoke.spec', '/jobs.spec', '/easy-apply.spec']

/** Files changed since this branch left main, including uncommitted and new files, excluding deleted ones. */
export function changedFiles() {
  const base = mergeBase('origin/main') ?? mergeBase('main') ?? 'HEAD'
  const tracked = git('diff', '--name-only', base)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...tracked, ...untracked])].filter((path) => existsSync(inRoot(path)))
}

/** The source files among them whose tests should run. */
export const changedSources = (files) => files.filter((path) => /^(app|components|lib)\/.*\.tsx?$/.test(path))

/** Filters for Playwright; empty when nothing changed that a browser could show. */
export function specsFor(files) {
  const specs = files.flatMap((path) => {
    if (/^e2e\/[\w-]+\.spec\.ts$/.test(path)) return [path]
    const room = /^(?:app\/\(\w+\)|app\/api|components|lib)\/([\w-]+)\//.exec(path)?.[1]
    const isProduct = /^(app|components|lib)\/.*\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path)
    if (!isProduct) return []
    return specsOfRooms[room] ?? commonSpecs
  })
  return [...new Set(specs)]
}

function mergeBase(branch) {
  try {
    return git('merge-base', 'HEAD', branch)[0] ?? null
  } catch {
    // No such branch.
    return null
  }
}

function git(...args) {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return output.split('\n').filter(Boolean)
}
