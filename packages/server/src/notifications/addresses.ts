import { lookup, Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Addresses that a webhook must not reach: our own machine, the host's network, and whatever is not the public net. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** All of the public net of IPv6, and nothing else, lies here. */
const PUBLIC = new BlockList();
PUBLIC.addSubnet('2000::', 3, 'ipv6');

export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  if (family === 0) return true;
  // Also every way to write an IPv4 address inside an IPv6 one.
  if (family === 6 && !PUBLIC.check(plain, 'ipv6')) return true;
  return PRIVATE.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

const ASKED_FOR = { timeout: 2_000, tries: 2 } as const;

/**
 * By the name servers alone. The system's own way waits in one of the four threads in which passwords are hashed and files are read: with four
 * names that are never answered somebody would stop all of that. Where private addresses are allowed people are trusted, and names may stand
 * in a file of the machine.
 */
async function addressesOf(host: string, allowPrivate: boolean): Promise<readonly { address: string; family: number }[]> {
  if (allowPrivate) return lookup(host, { all: true }).catch(() => []);
  const resolver = new Resolver(ASKED_FOR);
  const [four, six] = await Promise.all([resolver.resolve4(host).catch(() => []), resolver.resolve6(host).catch(() => [])]);
  return [...four.map(address => ({ address, family: 4 })), ...six.map(address => ({ address, family: 6 }))];
}

/** A URL that may be asked, with the very address to ask: looked up once, so that it cannot change in between. */
export async function safeAddress(
  url: string,
  allowPrivate: boolean,
): Promise<{ readonly url: URL; readonly address: string; readonly family: 4 | 6 } | { readonly forbidden: string }> {
  const read = URL.parse(url);
  if (read === null || (read.protocol !== 'https:' && read.protocol !== 'http:')) return { forbidden: 'not-a-web-address' };
  if (read.username !== '' || read.password !== '') return { forbidden: 'has-a-password' };
  const host = read.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await addressesOf(host, allowPrivate) : [{ address: host, family: isIP(host) }];
  if (found.length === 0) return { forbidden: 'no-such-host' };
  if (!allowPrivate && found.some(({ address }) => isPrivate(address))) return { forbidden: 'private-address' };
  return { url: read, address: found[0].address, family: found[0].family as 4 | 6 };
}
