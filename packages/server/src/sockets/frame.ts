const TEXT = 0x81;

/**
 * A message of ASCII, which nearly all are, as it stands on the wire: header and text in one piece, so that it is one write
 * without a copy. Null where the bytes are not the letters, or too many for a short header.
 */
export function frameOf(text: string): string | null {
  const { length } = text;
  if (length > 0xffff || Buffer.byteLength(text) !== length) return null;
  return length < 126
    ? String.fromCharCode(TEXT, length) + text
    : String.fromCharCode(TEXT, 126, length >> 8, length & 0xff) + text;
}
