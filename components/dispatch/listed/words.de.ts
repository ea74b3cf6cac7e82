/** The texts of words.ts in German: the same names, the same arguments. */
export const listedGerman = {
  isListed: '{application}, {when}, steht in der Liste der Bewerbenden.',
  arrivedMeans: 'Das wird in Ihrem Namen vermerkt; gesendet wird nichts mehr.',
  application: 'Eine Bewerbung dieser Person auf {job}',
} as const
