/** A title that no other test has sent, as the desk points out similar jobs that it created recently. */
export const uniqueTitle = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`
