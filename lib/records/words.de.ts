/** The texts of words.ts in German: the same names, the same arguments. */
export const fieldLabelGerman = { jobName: 'Name der Stelle', otherName: 'Anderer Name' } as const
