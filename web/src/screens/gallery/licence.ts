/** Where a licence of Creative Commons can be read; null for any other words. */
export function licenceLink(licence: string): string | null {
  const text = licence.trim().toUpperCase();
  if (/^CC0( 1\.0)?$/.test(text)) return 'https://creativecommons.org/publicdomain/zero/1.0/';
  const [, kind, version] = /^CC[ -](BY(?:-NC)?(?:-ND|-SA)?)[ -](\d\.\d)$/.exec(text) ?? [];
  return kind && version ? `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/` : null;
}
