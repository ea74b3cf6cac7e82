/** Query keys of runs. */
export const runRowsKey = (id: string) => ['run-rows', id] as const
export const runsKey = ['runs'] as const
