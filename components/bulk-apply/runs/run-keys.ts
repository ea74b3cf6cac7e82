/** Query keys of runs. */
export const runKey = (id: string) => ['run', id] as const
export const runRowsKey = (id: string) => ['run-rows', id] as const
export const followedRunsKey = ['followed-runs'] as const
export const runsKey = ['runs'] as const
