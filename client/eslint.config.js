import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        extraFileExtensions: ['.svelte'],
        parser: ts.parser,
      },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // What a lazily loaded dialog is given besides may be nothing.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // `void table.number` in an effect says what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Who asks the server names the type of its answer.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Stores replace their values; maps and sets in them are never changed once they are shown.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check warns of accessibility, and fails on warnings.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    // What a component exports is known to svelte-check alone, which looks after types here.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // A test fails by itself when what it takes for granted is not there.
    files: ['tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
