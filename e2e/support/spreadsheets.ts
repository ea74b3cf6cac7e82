/** An open job of a fresh sandbox. */
export const warehouse = '881200'

export const lines = (rows: string[][], separator = ',') => rows.map((row) => `${row.join(separator)}\r\n`).join('')

/** An email address that this desk has never applied for. */
export const mail = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`

export const people = (count: number, job = warehouse) =>
  Array.from({ length: count }, (_, index) => [mail(`p${index + 1}`), `Person ${index + 1}`, job])

export const emailOf = (rows: string[][], number: number) => rows[number - 1]?.[0] ?? ''

const header = ['Email', 'Name', 'Job ID']

/** The rows as the text of a CSV file. */
export const table = (rows: string[][]) => lines([header, ...rows])
