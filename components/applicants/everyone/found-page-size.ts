/** How many rows a search fetches at a time. */
export const foundPageSize = 100
/** How many rows come with the page: more than most windows show, as all of them are part of its HTML. */
export const firstRowsFound = 50
