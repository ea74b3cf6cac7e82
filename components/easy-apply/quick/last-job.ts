let last: string | null = null

/** The job of the latest application from this page, to begin the next one with. */
export function lastJobId(): string | null {
  return last
}

export function rememberJob(id: string) {
  last = id
}
