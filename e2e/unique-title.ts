/** A title that no other test has sent: the desk points out jobs that it has made lately. */
export const uniqueTitle = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`
