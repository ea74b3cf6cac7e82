import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeText } from './normalize-text'

describe('normalized text', () => {
  it.each([
    ['ZOË', 'zoe'],
    ['Łukasz Żaneta', 'lukasz zaneta'],
    ['Işıl İbrahim IŞIK', 'isil ibrahim isik'],
    ['Groß GROẞ', 'gross gross'],
    ['O’Connor', "o'connor"],
    ['Anne–Marie Jean‑Luc', 'anne-marie jean-luc'],
    ['Þórunn Ægir Ħamrun Œuvre', 'thorunn aegir hamrun oeuvre'],
    ['ＡＢＣ①', 'abc1'],
    ['ΟΔΟΣ Αθήνα Μαΐου', 'οδοσ αθηνα μαιου'],
    ['Ọláńrewájú', 'olanrewaju'],
    ['Nguyễn Thị Hương Đặng', 'nguyen thi huong dang'],
    ['Пётр Андрей Їжак', 'петр андреи іжак'],
    ['مُحَمَّد', 'محمد'],
    ['أحمد إبراهيم آمنة ٱلله', 'احمد ابراهيم امنه الله'],
    ['محـــمد مصطفى', 'محمد مصطفي'],
    ['علی کریمی', 'علي كريمي'],
    ['٢٠٢٤ ۲۰۲۴ २०२४', '2024 2024 2024'],
    ['שָׁלוֹם', 'שלום'],
    ['प्रिया शर्मा', 'प्रिया शर्मा'],
    ['তানভীর হোসেন', 'তানভীর হোসেন'.normalize('NFKD')],
    ['சுந்தர்', 'சுந்தர்'],
    ['สมชาย ใจดี', 'สมชาย ใจดี'],
    ['田中 太郎', '田中 太郎'],
    ['ガギグ ﾊﾟｰﾄ', 'ガギグ パート'],
    ['がんばる', 'がんばる'],
    ['co\u00adope\u200drate', 'cooperate'],
  ])('turns %s into %s', (text, folded) => {
    expect(normalizeText(text)).toBe(folded)
    expect(normalizeText(text)).toBe(folded)
  })

  it('matches a partly typed word, also in Korean', () => {
    expect(normalizeText('김민준').startsWith(normalizeText('기'))).toBe(true)
  })

  it('is the same for every Unicode form, and when normalized again', () => {
    const scripts = fc.constantFrom(...'aÄßÉøΆςё йїאָבّأمक्षिটোがガ한글Đư①Ａｶﾞ０٣’-')
    fc.assert(
      fc.property(fc.array(scripts, { maxLength: 20 }), (characters) => {
        const text = characters.join('')
        const folded = normalizeText(text)
        expect(normalizeText(text.normalize('NFD'))).toBe(folded)
        expect(normalizeText(text.normalize('NFC'))).toBe(folded)
        expect(normalizeText(folded)).toBe(folded)
      }),
    )
  })
})
