import { BlockList, isIP } from 'node:net'

/** Loopback, private, link-local, carrier-grade NAT (RFC 1918, 3927, 6598, 4193, 4291). */
const privateRanges = new BlockList()
const ranges: [address: string, bits: number][] = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
]
for (const [address, bits] of ranges) privateRanges.addSubnet(address, bits, 'ipv4')
privateRanges.addAddress('::1', 'ipv6')
privateRanges.addSubnet('fc00::', 7, 'ipv6')
privateRanges.addSubnet('fe80::', 10, 'ipv6')

/** Names that public DNS never resolves (RFC 6761, 6762, 8375, ICANN's .internal), and those of office networks. */
const privateNames = /\.(?:localhost|local|internal|home\.arpa|lan|intranet|corp|test|example|invalid)$/

/**
 * Whether a URL's host name belongs to this machine or a private network, judging by the name alone: single-label names
 * (`sandbox`, `localhost`) are those of containers and office networks.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase()
  const family = isIP(host)
  if (family !== 0) return privateRanges.check(host, family === 4 ? 'ipv4' : 'ipv6')
  return !host.includes('.') || privateNames.test(host)
}
