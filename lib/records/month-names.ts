import { normalizeText } from './normalize-text'

/** How each month's names begin, in the languages of the word lists; the longest match counts. */
const beginnings = [
  'jan ene gen sty led oca tammi ian янв січ ιαν ינו ينا جان जन',
  'feb fev lut uno sub helmi фев лют φεβ פבר فبر फ़र फर',
  'mar mrz mae maa brez мар берез μαρ מרץ مارس मार्च',
  'apr avr abr kwi dub nis huhti апр квіт απρ אפר ابر أبر अप्र',
  'may mai maj mag mei kvet touko май мая трав μαι μαϊ מאי مايو मई',
  'jun jui giu cze cerven cervn haz kesa iun июн черв ιουν יונ يونيو जून',
  'jul juil lug lip cervenec cervenc tem heina iul июл лип ιουλ יול يوليو जुल',
  'aug aou ago agu agt sie srp elo авг серп αυγ אוג اغس أغس अग',
  'sep set wrz zari eyl syys сен верес σεπ ספט سبت सित',
  'oct okt out ott paz rij eki loka окт жовт οκτ אוק اكت أكت अक्ट',
  'nov lis kas marras noi ноя листоп νοε נוב نوف नव',
  'dec dez dic des gru pro ara joulu дек груд δεκ דצמ ديس दिस',
].map((line) => line.split(' ').map(normalizeText))

/** Returns 1 to 12; null for a word that is not a month's name. */
export function monthOfName(word: string): number | null {
  const name = normalizeText(word)
  let month: number | null = null
  let longest = 0
  for (const [index, starts] of beginnings.entries())
    for (const start of starts)
      if (start.length > longest && name.startsWith(start)) {
        longest = start.length
        month = index + 1
      }
  return month
}
