/** How many rows a search fetches at a time, the server's first page included. */
export const foundPageSize = 100
