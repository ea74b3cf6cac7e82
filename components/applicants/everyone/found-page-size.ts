/** How many rows a search fetches at a time, including the server's first page. */
export const foundPageSize = 100
