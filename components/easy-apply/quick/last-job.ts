let last: string | null = null

/** The job of the latest application sent from this page, to preselect for the next one. */
export function lastJobId(): string | null {
  return last
}

export function rememberJob(id: string) {
  last = id
}
