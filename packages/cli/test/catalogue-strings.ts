interface Literal {
  readonly line: number;
  readonly text: string;
}
/** Whatever a source file of words says: no keys, ids and imports. */
export const stringsOf = (source: string): readonly Literal[] =>
  literalsOf(source).filter(({ text }) => /\p{L}/u.test(text) && !/^[a-z\d_./@-]+$/.test(text));

/** Its strings, with the line where each stands, and templates with ◇ for what is set in; keys are none. */
export function literalsOf(source: string): readonly Literal[] {
  const found: Literal[] = [];
  let at = 0;
  let line = 1;
  const next = (): string => {
    const one = source[at++];
    if (one === '\n') line++;
    return one;
  };
  const skipTo = (end: string): void => {
    const to = source.indexOf(end, at);
    while (at < (to < 0 ? source.length : to + end.length)) next();
  };
  const literal = (quote: string, key: boolean): void => {
    const from = line;
    let text = '';
    while (at < source.length && source[at] !== quote) {
      if (source[at] === '\\') next();
      if (quote === '`' && source.startsWith('${', at)) {
        at += 2;
        code('}');
        text += '◇';
      } else text += next();
    }
    next();
    if (!(key && /^\s*:/.test(source.slice(at, at + 3)))) found.push({ line: from, text });
  };
  const pattern = (): void => {
    for (let group = false; at < source.length && (source[at] !== '/' || group); next()) {
      if (source[at] === '\\') next();
      else if (source[at] === '[') group = true;
      else if (source[at] === ']') group = false;
    }
    next();
  };
  const code = (end: string | null): void => {
    while (at < source.length) {
      const before = source.slice(Math.max(0, at - 20), at);
      const one = next();
      if (one === '/' && source[at] === '/') skipTo('\n');
      else if (one === '/' && source[at] === '*') skipTo('*/');
      else if (one === '/' && /[=(,:[!&|?{};]\s*$/.test(before)) pattern();
      else if (one === "'" || one === '"' || one === '`') literal(one, /[{,]\s*$/.test(before));
      else if (one === '{') code('}');
      else if (one === '}' && end === '}') return;
    }
  };
  code(null);
  return found;
}
