/**
 * Messages as in ICU: `{name}`, `{count, plural, one {# card} other {# cards}}`, `{who, select, you {…} other {…}}`.
 * Inside a plural `#` is its number.
 */
export type Values = Record<string, string | number>;

/** Making one costs a phone milliseconds: each is made once for a language. */
function once<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}
const numbers = once((language) => new Intl.NumberFormat(language));
const plurals = once((language) => new Intl.PluralRules(language));
const lists = once((language) => new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }));

/** All our languages write a small whole number with the same digits. */
const write = (number: number, language: string): string =>
  Number.isInteger(number) && Math.abs(number) < 1000 ? String(number) : numbers(language).format(number);

/** “Ada, Ben and Cleo”. */
export const list = (items: string[], language: string): string =>
  items.length > 1 ? lists(language).format(items) : (items[0] ?? '');

export function format(message: string, values: Values, language: string, number?: string): string {
  let out = '';
  let at = 0;
  while (at < message.length) {
    const char = message[at]!;
    if (char === '#' && number !== undefined) {
      out += number;
      at += 1;
    } else if (char === '{') {
      const end = closing(message, at);
      out += argument(message.slice(at + 1, end), values, language, number);
      at = end + 1;
    } else {
      out += char;
      at += 1;
    }
  }
  return out;
}

export function closing(message: string, open: number): number {
  let depth = 0;
  for (let at = open; at < message.length; at++) {
    if (message[at] === '{') depth += 1;
    else if (message[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A brace is not closed: ${message}`);
}

function argument(body: string, values: Values, language: string, outer?: string): string {
  const [, name = '', kind, rest = ''] = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,([^]*))?$/.exec(body) ?? [];
  const value = values[name];
  if (value === undefined) throw new Error(`A message wants {${name}}`);
  if (!kind) return typeof value === 'number' ? write(value, language) : value;
  const cases = readCases(rest);
  const number = kind === 'plural' ? write(Number(value), language) : outer;
  const rule = () => (kind === 'plural' ? plurals(language).select(Number(value)) : String(value));
  return format(cases[`=${value}`] ?? cases[rule()] ?? cases.other ?? '', values, language, number);
}

export function readCases(text: string): Record<string, string> {
  const cases: Record<string, string> = {};
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const end = closing(text, open);
    cases[text.slice(at, open).trim()] = text.slice(open + 1, end);
    at = end + 1;
  }
  return cases;
}
