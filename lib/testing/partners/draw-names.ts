import type { Culture } from '../../sandbox/data/cultures'
import type { Random } from '../../sandbox/data/random'

type Name = [native: string, latin: string]

const givenNames =
  'Ada Amir Anouk Bela Carmen Chidi Dario Edith Elif Emil Farah Gwen Hamid Ines Ivo Jana Kofi Lena Linus Maya Milan Nadia Noah Olga Omar Petra Rania Remy Rosa Samir Selma Tariq Tess Uma Vera Viktor Wanda Yara Yusuf Zara'.split(
    ' ',
  )
const familyStarts = 'Berg Hol Lind Mar Cas Vil Ro Tor Al Gar Pet Wil Sand Kov Bar Dem'.split(' ')
const familyEnds = 'mann er ova ini ez son ski ano is eau inger ado'.split(' ')
const kanjiFamilies = '山yama 田ta 川kawa 木ki 中naka 村mura 井i 上ue 本moto 高taka 石ishi 林hayashi'.split(' ')
const kanjiGivens = '美mi 子ko 太ta 郎rou 健ken 一kazu 明aki 香ka 優yu 真ma 翔sho 奈na'.split(' ')

/** Half of the names come from the culture's own list, which is too short for a hundred different people. */
export function drawGiven(random: Random, { given, joiner }: Culture): Name {
  if (random.isLucky(0.5)) return split(given[random.int(given.length)])
  if (joiner === '') return joinKanji(random, kanjiGivens)
  const name = pick(random, givenNames)
  return [name, name.toLowerCase()]
}

export function drawFamily(random: Random, { family, joiner }: Culture): Name {
  if (family.length === 0 || random.isLucky(0.5)) return split(family[random.int(family.length)])
  if (joiner === '') return joinKanji(random, kanjiFamilies)
  const name = pick(random, familyStarts) + pick(random, familyEnds)
  return [name, name.toLowerCase()]
}

function joinKanji(random: Random, parts: string[]): Name {
  const drawn = [pick(random, parts), pick(random, parts)]
  return [drawn.map((part) => part.charAt(0)).join(''), drawn.map((part) => part.slice(1)).join('')]
}

function pick(random: Random, among: string[]): string {
  return among[random.int(among.length)] ?? ''
}

function split(word: string | undefined): Name {
  const [native = '', latin = ''] = (word ?? '').split(':')
  return [native, latin]
}
