/** How many rows one statement changes, so that other work on the desk gets its turn. */
export const rowsAtOnce = 1_000
