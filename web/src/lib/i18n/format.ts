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
const lists = {
  conjunction: once((language) => new Intl.ListFormat(language, { type: 'conjunction' })),
  disjunction: once((language) => new Intl.ListFormat(language, { type: 'disjunction' })),
};

/** All our languages write a small whole number with the same digits. */
const write = (number: number, language: string): string =>
  Number.isInteger(number) && Math.abs(number) < 1000 ? String(number) : numbers(language).format(number);

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name from a script that runs the other way keeps its direction, and what stands around it keeps its own. */
const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.includes('\u2068') ? `\u2068${text}\u2069` : text;

/** “Ada, Ben and Cleo”. The bare names decide: it is “Ada e Inés” in Spanish, and the marks come later. */
export const list = (
  items: readonly string[],
  language: string,
  type: keyof typeof lists = 'conjunction',
): string =>
  lists[type](language)
    .formatToParts(items)
    .map((part) => (part.type === 'element' ? isolated(part.value) : part.value))
    .join('');

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
  if (!kind) return typeof value === 'number' ? write(value, language) : isolated(value);
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
