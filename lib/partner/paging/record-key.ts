import { type Pointer, readPointer } from '../../records/pointer'
import type { PartnerRecord } from '../../records/record'

/** Which fields identify a record. `job`: only if id or email are a person's, who may have applied to several jobs. */
export type RecordFieldMapping = { id?: Pointer | undefined; email?: Pointer | undefined; job?: Pointer | undefined }

/** PostgreSQL refuses keys of more than 2,704 bytes in its indexes, and with one of them a whole page of records. */
const maxLength = 400

/**
 * Identifies a record: its id (as text), else its email (trimmed, lower case), else a hash of all fields in any order.
 * The kind of key is part of it: id 1 differs from the email "1".
 */
export function recordKey(record: PartnerRecord, mapping: RecordFieldMapping): string {
  const at = (pointer: Pointer | undefined) => {
    const value = pointer && readPointer(record, pointer)
    if (typeof value !== 'number' && !(typeof value === 'string' && value.trim())) return ''
    const text = `${value}`
    return text.length > maxLength ? `~${hashText(text)}` : text
  }
  const [id, email, job] = [at(mapping.id), at(mapping.email), at(mapping.job)]
  if (!id && !email) return `hash:${hashRecord(record)}`
  return (id ? `id:${id}` : `email:${email.trim().toLowerCase()}`) + (job && ` job:${job}`)
}

/** The key in a form that is safe in URLs: a plain id unchanged, else a hash, since a key may be an e-mail address. */
export function tokenOfKey(key: string): string {
  return /^id:[\w.:-]{1,100}$/.test(key) ? key.slice('id:'.length) : `~${hashText(key)}`
}

/** Equal for equal fields, in any order. */
export function hashRecord(record: PartnerRecord): string {
  return hashText(JSON.stringify(record, sortKeys))
}

/** A 106-bit hash of a text, not cryptographic. */
function hashText(text: string): string {
  return hash(text, 1) + hash(text, 2)
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** 53 bits (cyrb53) as text. Web Crypto would be asynchronous; two of these collide by chance once in 10^31 pairs. */
function hash(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0')
}
