/** The texts of words.ts in German: the same names, the same arguments. */
export const copyGerman = {
  copied: 'Kopiert',
  notCopied: 'Der Browser hat das Kopieren verhindert',
  reference: 'Referenz',
  copyReference: 'Referenz kopieren',
  referenceCopied: 'Referenz kopiert',
  copyNamed: '„{label}“ kopieren',
  namedCopied: '„{label}“ kopiert',
} as const
