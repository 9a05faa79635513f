/*
 * Workaround for: Decap loses unsaved text and calls changed entries saved (decap-cms-core: reducers/entryDraft, Editor, backend).
 *   Applied by decap-patches.mjs.
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19)
 * Upstream: https://github.com/decaporg/decap-cms/issues/5470, 5055 and 6989 (open)
 * Without it: after a crash or an expired session staff lose what they wrote; an entry that was changed back counts as saved.
 * Fails without it: e2e/full/editor-drafts.spec.ts
 * Needed while this passes: scripts/workarounds/decap-patches.slow.test.mjs
 */
const DRAFT = /decap-cms-core[\\/]dist[\\/]esm[\\/]reducers[\\/]entryDraft\.js$/;
const EDITOR = /decap-cms-core[\\/]dist[\\/]esm[\\/]components[\\/]Editor[\\/]Editor\.js$/;
const BACKEND = /decap-cms-core[\\/]dist[\\/]esm[\\/]backend\.js$/;
const ACTIONS = /decap-cms-core[\\/]dist[\\/]esm[\\/]actions[\\/]entries\.js$/;

/**
 * Decap compares a draft with the entry as it was opened, not as it was saved last, and only in the language of the last change: changed
 * back after a save, it counts as saved. Patched, all languages are compared with the last save.
 */
const UNSAVED_CHANGES = [
  {
    file: DRAFT,
    found: "import { Map, List, fromJS } from 'immutable';",
    replacement: `import { Map, List, fromJS, is } from 'immutable';
const getContent = entry => Map({ data: entry.get('data'), i18n: entry.get('i18n'), meta: entry.get('meta') });
const isUnsaved = state => !is(getContent(state.get('entry')), state.get('saved'));`,
  },
  {
    file: DRAFT,
    found: "state.setIn(['entry', 'newRecord'], false);",
    replacement: `state.setIn(['entry', 'newRecord'], false);
        state.set('saved', getContent(state.get('entry')));`,
  },
  ...["New Entry", "Duplicate Entry"].map((comment) => ({
    file: DRAFT,
    found: `// ${comment}
      return state.withMutations(state => {`,
    replacement: `return state.withMutations(state => {
        state.delete('saved');`,
  })),
  {
    file: DRAFT,
    found:
      "state.set('hasChanged', !entries.some(e => newData.equals(e.get(...dataPath))) || !entries.some(e => newMeta.equals(e.get('meta'))));",
    replacement: "state.set('hasChanged', isUnsaved(state));",
  },
  {
    file: DRAFT,
    found: "return state.setIn(['entry', 'isPersisting'], true);",
    replacement:
      "return state.setIn(['entry', 'isPersisting'], true).set('sent', getContent(state.get('entry')));",
  },
  {
    // Text that was typed while the server was answering is not saved.
    file: DRAFT,
    found: `state.set('hasChanged', false);
        if (!state.getIn(['entry', 'slug'])) {`,
    replacement: `if (state.get('sent')) {
          state.set('saved', state.get('sent')).delete('sent');
          state.set('hasChanged', isUnsaved(state));
        }
        if (!state.getIn(['entry', 'slug'])) {`,
  },
];

/**
 * Decap offers the backup of unsaved text while it opens the entry; whatever is loaded last replaces the other, mostly the backup. Patched, it
 * offers the backup when the entry is open. Leaving an entry keeps the backup, which is deleted when nothing is unsaved.
 */
const UNSAVED_TEXT = [
  {
    file: EDITOR,
    found: `    retrieveLocalBackup(collection, slug);
    if (newEntry) {
      createEmptyDraft(collection, this.props.location.search);
    } else {
      loadEntry(collection, slug);
    }`,
    replacement: `    const opening = newEntry ? createEmptyDraft(collection, this.props.location.search) : loadEntry(collection, slug);
    Promise.resolve(opening).then(() => {
      if (!this.isUnmounted && !this.props.entry?.get('error')) retrieveLocalBackup(collection, slug);
    });`,
  },
  {
    file: EDITOR,
    found: `      if (this.props.entryDraft.get('hasChanged')) {
        // This message`,
    replacement: `      if (this.props.entryDraft.get('hasChanged')) {
        this.createBackup.flush();
        // This message`,
  },
  {
    file: EDITOR,
    found: `      this.deleteBackup();
      unblock();`,
    replacement: "      unblock();",
  },
  {
    file: EDITOR,
    found: `this.createBackup(this.props.entryDraft.get('entry'), this.props.collection);
    }`,
    replacement: `this.createBackup(this.props.entryDraft.get('entry'), this.props.collection);
    } else if (prevProps.hasChanged) {
      this.deleteBackup();
    }`,
  },
  {
    file: EDITOR,
    found: `await persistEntry(collection);
    this.deleteBackup();`,
    replacement: `await persistEntry(collection);
    if (!this.props.hasChanged) this.deleteBackup();`,
  },
  {
    file: EDITOR,
    found: `    this.createBackup.flush();
    this.props.discardDraft();`,
    replacement: `    this.isUnmounted = true;
    this.createBackup.flush();
    window.removeEventListener('back-up-draft', this.backUpDraft);
    this.props.discardDraft();`,
  },
  {
    // A page that is being left may not wait for what it writes: src/admin/reload-editor.ts does.
    file: EDITOR,
    found: "    window.addEventListener('beforeunload', this.exitBlocker);",
    replacement: `    window.addEventListener('beforeunload', this.exitBlocker);
    this.backUpDraft = ({ detail }) => detail.push(this.createBackup.flush());
    window.addEventListener('back-up-draft', this.backUpDraft);`,
  },
  {
    file: EDITOR,
    found: `    this.props.persistLocalBackup(entry, collection);
  }, 2000);`,
    replacement: `    return this.props.persistLocalBackup(entry, collection);
  }, 2000);`,
  },
  {
    file: DRAFT,
    found: `state.set('hasChanged', true);
        state.set('key', crypto.randomUUID());`,
    replacement: `state.set('hasChanged', isUnsaved(state));
        state.set('key', crypto.randomUUID());`,
  },
];

/**
 * Decap writes the backup as a file of one language, which the formats of files with several languages cannot read. Patched, the backup is data,
 * together with the versions of the files that were opened (src/admin/saving).
 */
const BACKUP_FORMAT = [
  {
    file: BACKEND,
    found: "      const raw = this.entryToRaw(collection, entry);",
    replacement: `      const draft = entry.filter((value, key) => ['data', 'i18n', 'meta'].includes(key)).toJS();
      const raw = JSON.stringify(draft, null, 2);`,
  },
  {
    file: BACKEND,
    found: `      let i18n;
      if (hasI18n(collection)) {
        i18n = getI18nBackup(collection, entry, entry => this.entryToRaw(collection, entry));
      }`,
    replacement: "",
  },
  {
    file: BACKEND,
    found: `        ...(i18n && {
          i18n
        })
      });
      const result`,
    replacement: `        draft,
        versions: this.implementation.getVersions?.(entry.get('path'))
      });
      const result`,
  },
  {
    file: BACKEND,
    found: "    const entry = formatRawData(raw);",
    replacement: `    if (backup.draft) {
      const kept = createEntry(collection.get('name'), slug, path, { ...backup.draft, label, mediaFiles });
      return { entry: { ...kept, versions: backup.versions } };
    }
    const entry = formatRawData(raw);`,
  },
  {
    // A window that is being closed may still be writing.
    file: BACKEND,
    found: "    const backup = await localForage.getItem(key);",
    replacement: `    await this.backupSync.acquire();
    const backup = await localForage.getItem(key).finally(() => this.backupSync.release());`,
  },
  {
    file: ACTIONS,
    found: `  return {
    type: DRAFT_CREATE_FROM_LOCAL_BACKUP
  };`,
    replacement: `  return (dispatch, getState) => {
    const { config, entryDraft } = getState();
    const versions = entryDraft.getIn(['localBackup', 'entry', 'versions']);
    if (versions) currentBackend(config).implementation.adoptVersions?.(versions.toJS());
    return dispatch({ type: DRAFT_CREATE_FROM_LOCAL_BACKUP });
  };`,
  },
];

export const DRAFT_PATCHES = [...UNSAVED_CHANGES, ...UNSAVED_TEXT, ...BACKUP_FORMAT];
