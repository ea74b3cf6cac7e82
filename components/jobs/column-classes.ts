export const jobCellClass = 'shrink-0 truncate pr-3 text-left max-md:hidden'

/** The columns that every job list has. */
export const columnClass = {
  title: 'truncate pr-3 text-left font-medium md:w-72 md:max-w-160 md:shrink-0 md:grow',
  id: 'truncate pr-3 text-left md:w-32 md:shrink-0',
  state: 'truncate pr-3 text-left md:w-36 md:shrink-0',
  team: `${jobCellClass} md:w-44`,
  actions: 'md:w-12 md:shrink-0',
}

/** The title stays in place while the other columns scroll horizontally. */
export const pinned = 'md:sticky md:left-0 md:z-1 md:bg-inherit'
