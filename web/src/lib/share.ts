/** Copying and sharing, also where the page came over plain HTTP from a laptop on the same network. */
export const canShare = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // Old, but the only way without a secure context.
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
