/** As many rows as the partner gives at once. */
export const pageRows = 50
export const rowsKey = ['rows']
