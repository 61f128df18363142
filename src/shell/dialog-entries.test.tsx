import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeDialog, openDialogOf, useDialog } from './dialog-entries.ts';
import { changeSearch, goFromHere } from './location.ts';

// What a browser does with the entries is in tests/browser/back.spec.ts.

beforeEach(() => {
  history.replaceState(null, '', '/states');
  vi.spyOn(history, 'go').mockImplementation(() => undefined);
});

const here = () => location.pathname + location.search;
const pushed = () => vi.spyOn(history, 'pushState');

const openDialog = (name: string) => {
  const { result } = renderHook(() => useDialog(name));
  act(() => result.current[1](true));
  return { isOpen: () => result.current[0], close: () => act(() => result.current[1](false)) };
};

describe('a dialog (C16)', () => {
  it('adds an entry, a step replaces it, and closing goes back over it', () => {
    const push = pushed();
    act(() => changeDialog('alert', 'a1'));
    act(() => changeDialog('alert', 'a2'));
    expect(push).toHaveBeenCalledOnce();
    expect(here()).toBe('/states?alert=a2');
    act(() => changeDialog('alert', ''));
    expect(history.go).toHaveBeenCalledExactlyOnceWith(-1);
  });

  it('is open until the browser has gone back; a second press does not go back twice, and closes it (C47)', () => {
    const { isOpen, close } = openDialog('summary');
    close();
    expect(isOpen()).toBe(true);
    close();
    expect(isOpen()).toBe(false);
    expect(history.go).toHaveBeenCalledOnce();
  });

  it('that a link opened has no entry: it is closed in the URL', () => {
    history.replaceState(null, '', '/states?alert=a1');
    act(() => changeDialog('alert', ''));
    expect(here()).toBe('/states');
    expect(history.go).not.toHaveBeenCalled();
  });

  it('closes with those above it, and keeps the one below', () => {
    const keys = openDialog('keys');
    act(() => changeDialog('alert', 'a1'));
    act(() => changeDialog('appointment', 't1'));
    act(() => changeDialog('alert', ''));
    expect(history.go).toHaveBeenCalledExactlyOnceWith(-2);
    act(() => changeDialog('alert', ''));
    expect(here()).toBe('/states');
    expect(keys.isOpen()).toBe(true);
  });

  it('stays open while the view changes', () => {
    const keys = openDialog('keys');
    act(() => changeSearch({ q: 'ann' }));
    expect(here()).toBe('/states?q=ann');
    expect(keys.isOpen()).toBe(true);
  });
});

describe.each(['menu', 'palette'])('what is chosen in the %s takes its entry', (name) => {
  const choices: Record<string, () => void> = {
    'another screen': () => goFromHere('/corrections'),
    'an appointment': () => changeDialog('appointment', 't1'),
    "another screen's dialog": () => openDialogOf('/states', 'summary'),
    'a change of the view': () => changeSearch({ theme: 'dark' }),
  };

  it.each(Object.keys(choices))('%s', (choice) => {
    const dialog = openDialog(name);
    const push = pushed();
    act(() => choices[choice]?.());
    expect(dialog.isOpen()).toBe(false);
    expect(push).not.toHaveBeenCalled();
    dialog.close();
    expect(history.go).not.toHaveBeenCalled();
  });
});
