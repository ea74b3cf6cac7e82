import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export type Certificate = { name: string; cert: string; key: string; privateKey: KeyObject }

type Wanted = {
  name: string
  /** The certificate that signs it; self-signed if omitted. */
  issuer?: Certificate
  isAuthority?: boolean
  /** IPv4 address the certificate is for. */
  address?: string
  /** Validity, in years from now. */
  years?: [from: number, to: number]
}

/** Creates a certificate (RFC 5280) with a new P-256 key, for TLS tests. */
export function makeCertificate({ name, issuer, isAuthority = false, address, years = [-1, 9] }: Wanted): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const extensions = [
    ...(isAuthority
      ? [sequence(oid('2.5.29.19'), tlv(0x01, byte(0xff)), tlv(0x04, sequence(tlv(0x01, byte(0xff)))))]
      : []),
    ...(address
      ? [sequence(oid('2.5.29.17'), tlv(0x04, sequence(tlv(0x87, Buffer.from(address.split('.').map(Number))))))]
      : []),
  ]
  const toSign = sequence(
    tlv(0xa0, tlv(0x02, byte(2))),
    tlv(0x02, byte(1 + Math.floor(Math.random() * 126))),
    ecdsaWithSha256(),
    commonName(issuer?.name ?? name),
    sequence(...years.map(utcTime)),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [tlv(0xa3, sequence(...extensions))] : []),
  )
  const signature = sign('sha256', toSign, issuer?.privateKey ?? privateKey)
  const der = sequence(toSign, ecdsaWithSha256(), tlv(0x03, byte(0), signature))
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const cert = `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`
  return { name, cert, key, privateKey }
}

const byte = (value: number) => Buffer.from([value])
const ecdsaWithSha256 = () => sequence(oid('1.2.840.10045.4.3.2'))
const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts)
const commonName = (name: string) => sequence(tlv(0x31, sequence(oid('2.5.4.3'), tlv(0x0c, Buffer.from(name)))))

/** DER-encodes a tag with its length and content. */
function tlv(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return tlv(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(inSevenBits)]))
}

/** Base 128 encoding, with the high bit set on all but the last byte. */
function inSevenBits(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

function utcTime(yearsFromNow: number): Buffer {
  const at = new Date()
  at.setUTCFullYear(at.getUTCFullYear() + yearsFromNow)
  return tlv(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
}
