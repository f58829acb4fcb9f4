/** Names of the IANA database, as browsers say them: `Europe/Rome`. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** How many minutes the clocks of a zone are ahead of UTC at that moment: another number in summer than in winter. */
export function aheadIn(zone: string, time: number): number {
  const said = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(time);
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(said) ?? ['', '+', '0', '0'];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
