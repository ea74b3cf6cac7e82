import { numberFormat } from '@/lib/text/intl-formats'
import { language } from '@/lib/text/language'

/** "230 ms", "1.4 s", "12 s": no more digits than the measurement supports. */
export function durationInWords(ms: number): string {
  if (ms < 995) return `${ms < 100 ? ms : Math.round(ms / 10) * 10} ms`
  if (ms >= 9_950) return `${Math.round(ms / 1_000)} s`
  return `${numberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(ms / 1_000)} s`
}
