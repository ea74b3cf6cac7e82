/** `skipped`: could not be checked without disturbing a running desk. */
export type CheckState = 'ok' | 'failed' | 'skipped'

export type CheckResult = {
  check: 'configuration' | 'store' | 'migrations' | 'partner' | 'single-sign-on'
  state: CheckState
  message: string
  details?: string[]
}

/** The exit code is that of the first failed check. deploy/README.md, "5. Check", lists them. */
export const exitCodes = { configuration: 1, store: 2, migrations: 3, partner: 4, 'single-sign-on': 5 } as const
